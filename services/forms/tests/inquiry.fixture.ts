/** An inquiry as the script of the form sends it. */
export const inquiry = {
  form: 'inquiry',
  id: 'a'.repeat(24),
  fax: '',
  email: 'robin@castellan.example',
  name: 'Robin',
  message: 'Hello',
};

const { id: _, ...withoutId } = inquiry;

/** The same as a browser without scripts sends it. */
export const plainInquiry = withoutId;

/** Another inquiry for each number. */
export function numbered(number: number) {
  return { ...inquiry, id: number.toString(16).padStart(24, '0'), name: `Robin ${number}` };
}

/** Posts a message as the script of the form does. */
export function post(address: string, message: object, headers: Record<string, string> = {}) {
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(message),
  });
}

/** Posts a form as a browser without scripts does. */
export function postPlainly(address: string, fields: Record<string, string>) {
  return fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
}

/** Posts an inquiry with files. */
export function postFiles(
  address: string,
  files: File[],
  { accept = 'application/json', message = inquiry as object } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(message)) body.append(name, value);
  for (const file of files) body.append('files', file);
  return fetch(address, { method: 'POST', headers: { Accept: accept }, body });
}
