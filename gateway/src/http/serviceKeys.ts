/** The keys of service accounts. */
export interface ServiceKeys {
  /** Returns the account and session of a key, whether valid or not; null for an unknown key. */
  find(key: string): Promise<FoundKey | null>;
  /** Records that it was used, to the minute. */
  used(key: FoundKey): Promise<void>;
}

export interface FoundKey {
  realmId: string;
  /** Also the id of the key. */
  sessionId: string;
  name: string;
  /** The service account's name, in the form of a username. */
  username: string;
}
