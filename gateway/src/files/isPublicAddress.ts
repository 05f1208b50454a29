import ipaddr from 'ipaddr.js';

/** Where machines of the internet have their addresses in version 6; what stands for an address of version 4 is judged as that one. */
const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** A public address that clouds keep for what their machines may ask about themselves. */
const OF_CLOUDS: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Whether an address is one of the internet: not of this machine, of a network inside, of a cloud's own services, or of no single machine. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || OF_CLOUDS.has(address.toString())) return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(...GLOBAL);
}
