/** The keys of service accounts, by what they open. */
export interface ServiceKeys {
  /** Whose session a key is for, whether or not that has ended; null for a key that nobody has. */
  find(key: string): Promise<KnownKey | null>;
  /** Remembers that it was used, to the minute. */
  used(key: KnownKey): Promise<void>;
}

export interface KnownKey {
  realmId: string;
  /** The id of the key too. */
  sessionId: string;
  name: string;
  /** The service account, as users are named. */
  username: string;
}
