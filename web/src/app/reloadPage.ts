/** Loads the whole page anew. */
export function reloadPage(): void {
  location.reload();
}
