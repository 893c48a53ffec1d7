/** Whether an address runs as a program, or carries a file inside. */
export function isProgram(address: string): boolean {
  return /^(javascript|vbscript|data):/i.test(address.replace(/\s+/g, ''));
}

/** What to say about such an address. */
export function toProgramMessage(address: string): string {
  const scheme = /^\s*(\w+):/.exec(address)?.[1]?.toLowerCase() ?? 'data';
  return scheme === 'data'
    ? 'has an address that begins with data:, a file inside the text; save it as a file in public/ and write its name: /name.svg'
    : `has an address that begins with ${scheme}:, which runs program code; write the address of a page: /path or https://…`;
}
