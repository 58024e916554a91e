/** Being told of one's turn when no page is open: web push, asked for by the person. */
import { ask } from './api';

export type Telling = 'unsupported' | 'denied' | 'off' | 'on';

const KEPT = 'ticonderoga.push';

export const canTell = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The server's key as the browser wants it. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/').padEnd(Math.ceil(key.length / 4) * 4, '='));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Whether this browser is told now; `known` are the subscriptions of the account. */
export async function telling(known: readonly string[]): Promise<Telling> {
  if (!canTell()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const found = await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription();
  return found && known.includes(localStorage.getItem(KEPT) ?? '') ? 'on' : 'off';
}

export async function tellMe(): Promise<Telling> {
  if (!canTell()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await ask<{ key: string }>('/api/push-key');
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.ready;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  const { id } = await ask<{ id: string }>('/api/me/push', 'POST', subscription.toJSON());
  localStorage.setItem(KEPT, id);
  return 'on';
}

export async function tellMeNoMore(): Promise<Telling> {
  const id = localStorage.getItem(KEPT);
  if (id) await ask(`/api/me/push/${encodeURIComponent(id)}`, 'DELETE');
  localStorage.removeItem(KEPT);
  await (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription())?.unsubscribe();
  return 'off';
}
