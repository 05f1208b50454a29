import ipaddr from 'ipaddr.js';

/** The range of global IPv6 addresses; one that stands for an IPv4 address is judged as that address. */
const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** A public address that clouds reserve for their machines' requests about themselves. */
const OF_CLOUDS: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether an address is on the internet: not of this machine, an internal network, a cloud's own services, or no single
 * machine.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || OF_CLOUDS.has(address.toString())) return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(...GLOBAL);
}
