/**
 * The colonies of about 1775, each as the present states whose ground it held.
 * Vermont, in dispute, goes to the New Hampshire side; the claims beyond the mountains stay
 * with Virginia and North Carolina; the Ohio country belongs to none.
 */
export const COLONIES = [
  { id: 'NH', name: 'New Hampshire', states: ['New Hampshire', 'Vermont'] },
  { id: 'MA', name: 'Massachusetts', states: ['Massachusetts', 'Maine'] },
  { id: 'RI', name: 'Rhode Island', states: ['Rhode Island'] },
  { id: 'CT', name: 'Connecticut', states: ['Connecticut'] },
  { id: 'NY', name: 'New York', states: ['New York'] },
  { id: 'NJ', name: 'New Jersey', states: ['New Jersey'] },
  { id: 'PA', name: 'Pennsylvania', states: ['Pennsylvania'] },
  { id: 'DE', name: 'Delaware', states: ['Delaware'] },
  { id: 'MD', name: 'Maryland', states: ['Maryland', 'District of Columbia'] },
  { id: 'VA', name: 'Virginia', states: ['Virginia', 'West Virginia', 'Kentucky'] },
  { id: 'NC', name: 'North Carolina', states: ['North Carolina', 'Tennessee'] },
  { id: 'SC', name: 'South Carolina', states: ['South Carolina'] },
  { id: 'GA', name: 'Georgia', states: ['Georgia'] },
  { id: 'FL', name: 'East Florida', states: ['Florida'] },
];
