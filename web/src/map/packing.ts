/**
 * Whole numbers written small: one letter for a number near nought, a letter more for each size beyond. Lines that
 * share their points then share their letters too, so that a packed file needs them once.
 */
const LETTERS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i)).filter((letter) => !'\\`$'.includes(letter));
const VALUES = new Map(LETTERS.map((letter, i) => [letter, i]));
/** So many letters close a number; the others lead on to it. */
const CLOSING = 72;
const LEADING = LETTERS.length - CLOSING;

export function packNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    const size = number < 0 ? -2 * number - 1 : 2 * number;
    let before = '';
    for (let high = Math.floor(size / CLOSING); high; high = Math.floor(high / LEADING)) before = LETTERS[CLOSING + (high % LEADING)]! + before;
    text += before + LETTERS[size % CLOSING]!;
  }
  return text;
}

export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let high = 0;
  for (const letter of text) {
    const value = VALUES.get(letter) ?? 0;
    if (value >= CLOSING) high = high * LEADING + value - CLOSING;
    else {
      const size = high * CLOSING + value;
      numbers.push(size % 2 ? -(size + 1) / 2 : size / 2);
      high = 0;
    }
  }
  return numbers;
}

/** Fields that change little from place to place: each number less what its neighbours on the left and above foretell. */
export const packField = (field: readonly number[], breadth: number): string =>
  packNumbers(field.map((value, i) => value - foretold(field, breadth, i)));

export function unpackField(text: string, breadth: number): number[] {
  const field: number[] = [];
  for (const [i, rest] of unpackNumbers(text).entries()) field.push(rest + foretold(field, breadth, i));
  return field;
}

function foretold(field: readonly number[], breadth: number, i: number): number {
  const left = i % breadth ? field[i - 1]! : 0;
  const above = i >= breadth ? field[i - breadth]! : 0;
  return left + above - (i % breadth && i >= breadth ? field[i - breadth - 1]! : 0);
}
