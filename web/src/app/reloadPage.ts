/** Reloads the whole page. */
export function reloadPage(): void {
  location.reload();
}
