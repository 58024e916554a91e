/* Tells of one's turn when no page is open. It keeps nothing and answers no request. */
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    told = {};
  }
  event.waitUntil(
    self.registration.showNotification(told.title || 'Ticonderoga', {
      body: told.text || 'It is your turn.',
      tag: told.table || 'ticonderoga',
      icon: '/icon.svg',
      data: { table: told.table || '' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = event.notification.data && event.notification.data.table;
  const address = table ? `/#/table/${encodeURIComponent(table)}` : '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = table && pages.find((each) => each.url.includes(`/table/${encodeURIComponent(table)}`));
      return page ? page.focus() : self.clients.openWindow(address);
    }),
  );
});
