import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSampleCopy, renderInSite } from '../../components/ui/site.fixture.tsx';
import { contactCopySchema } from '../../features/inquiries/copy.ts';
import { AttachmentField } from './attachment-field.tsx';

const copy = readSampleCopy(contactCopySchema, 'company/contact').form.fields.files;
const control = {
  id: 'files',
  name: 'files',
  className: 'input',
  required: false,
  'aria-invalid': undefined,
  'aria-describedby': undefined,
};

beforeEach(() => {
  renderInSite(
    <form aria-label="Inquiry">
      <label htmlFor="files">Files</label>
      <AttachmentField control={control} copy={copy} />
    </form>,
  );
});
afterEach(cleanup);

const input = () => screen.getByLabelText<HTMLInputElement>('Files');
const listed = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);

function choose(...names: string[]) {
  const files = new DataTransfer();
  for (const name of names) files.items.add(new File(['x'], name));
  input().files = files.files;
  fireEvent.change(input());
}

it('lists chosen files and marks those that cannot be sent', async () => {
  choose('plan.pdf', 'tool.exe');
  await screen.findAllByRole('listitem');
  expect(listed()).toEqual(['plan.pdf', 'tool.exe']);
  const refused = screen.getAllByRole('listitem').map((item) => item.querySelector('.error'));
  expect(refused.map((one) => one?.textContent?.includes('tool.exe'))).toEqual([undefined, true]);
});

it('removes a file and keeps the focus in the field', async () => {
  choose('plan.pdf', 'photo.jpg');
  await screen.findAllByRole('listitem');
  fireEvent.click(screen.getByRole('button', { name: `${copy.remove} plan.pdf` }));
  expect(listed()).toEqual(['photo.jpg']);
  expect(document.activeElement).toBe(input());
});

it('empties its list when the form is reset', async () => {
  choose('plan.pdf');
  await screen.findAllByRole('listitem');
  fireEvent.reset(screen.getByRole('form'));
  input().files = new DataTransfer().files;
  await waitFor(() => expect(listed()).toEqual([]));
});
