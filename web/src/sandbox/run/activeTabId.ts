let active = '';

/** The tab of the editor that is open: a run is kept for the tab it was started in. */
export function activeTabId(): string {
  return active;
}

export function storeActiveTabId(id: string): void {
  active = id;
}
