/** The keys of service accounts, by what they open. */
export interface ServiceKeys {
  /** The session of a key, ended or not; null for an unknown key. */
  find(key: string): Promise<FoundKey | null>;
  /** Remembers that it was used, to the minute. */
  used(key: FoundKey): Promise<void>;
}

export interface FoundKey {
  realmId: string;
  /** The id of the key too. */
  sessionId: string;
  name: string;
  /** The service account, as users are named. */
  username: string;
}
