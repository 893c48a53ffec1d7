/** Adds a parameter, which is encoded here, to an address that may have a query or an anchor. */
export function withParameter(to: string, name: string, value: string): string {
  const [rest = '', anchor] = to.split('#');
  const joint = rest.includes('?') ? '&' : '?';
  const longer = `${rest}${joint}${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  return anchor === undefined ? longer : `${longer}#${anchor}`;
}
