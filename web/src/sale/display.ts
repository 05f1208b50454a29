/** Opens the customer's screen in its window, of which there is only one (docs/adr/0131). */
export function openDisplay(): void {
  window.open('/display', 'taem-customer-display', 'popup,width=1024,height=768');
}
