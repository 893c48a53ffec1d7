import { expect, it } from 'vitest';
import { readSampleCopy } from '../../../components/ui/site.fixture.tsx';
import { plainCopySchema } from '../copy.ts';

const sample = readSampleCopy(plainCopySchema, 'support/training');
const listFaults = (change: object) => {
  const { error } = plainCopySchema.safeParse({ ...sample, ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
};

it('a text of the warranty may name as many claims as are listed', () => {
  const { warranty } = sample;
  expect(
    listFaults({ warranty: { ...warranty, claims: ['a', 'b'], text: '{first}, {second}' } }),
  ).toEqual([]);
  expect(
    listFaults({ warranty: { ...warranty, claims: ['a'], text: '{first}, {second}' } }),
  ).toEqual(['warranty.text has {second}, but claims lists 1; add the claim that it stands for']);
});

it('each fact and each row of the service has claims of its own', () => {
  const { warranty, service } = sample;
  const facts = [{ label: 'Label', value: '{first}' }];
  const rows = [
    { what: 'This', claims: ['a'], critical: '{first}' },
    { what: 'That', critical: '{first}' },
  ];
  expect(listFaults({ warranty: { ...warranty, facts }, service: { ...service, rows } })).toEqual([
    'warranty.facts.0.value has {first}, but claims lists none; add the claim that it stands for',
    'service.rows.1.critical has {first}, but claims lists none; add the claim that it stands for',
  ]);
});
