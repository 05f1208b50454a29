/** The device refuses storage (private mode, policy, full disk): signing in cannot work here. */
export class NoLocalStore extends Error {
  readonly code = 'NoLocalStore';
  readonly status = 401;

  constructor() {
    super('Need to login first');
    this.name = 'NoLocalStore';
  }
}

/** Returns the text stored on this device under the key, or null if there is none or the device stores nothing. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps text on this device; throws `NoLocalStore` where it cannot. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    throw new NoLocalStore();
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // If storage refuses, there is nothing to remove.
  }
}

/** Returns the keys on this device that begin with the prefix. */
export function localKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Whether this device can store anything. */
export function canKeepLocally(): boolean {
  const probe = 'taem.probe';
  try {
    writeLocal(probe, '1');
    return readLocal(probe) === '1';
  } catch {
    return false;
  } finally {
    removeLocal(probe);
  }
}
