import { describe, expect, it } from 'vitest';
import { type Advisory, printCsaf, toCsafPath } from './print-csaf.ts';

const advisory: Advisory = {
  id: 'OG-SA-2024-001',
  title: 'A session stays open',
  released: '2024-03-04',
  summary: 'It stays valid for an hour.',
  remedy: 'Load the new firmware.',
  affected: [{ product: 'link', versions: '<5.4', fixed: '5.4' }],
};
const issuer = { company: 'A company', origin: 'https://grid.example', email: 'a@grid.example' };
const read = (one: Advisory) => JSON.parse(printCsaf(one, issuer, '/register', () => 'Link'));

describe('an advisory as a CSAF file', () => {
  it('has the name that CSAF asks for: its number in lowercase', () => {
    expect(toCsafPath('/register', 'OG-SA 2024:001')).toBe('/register/og-sa_2024_001.json');
  });

  it('names publisher, number, versions and remedy', () => {
    const { document, product_tree, vulnerabilities } = read(advisory);
    expect(document).toMatchObject({
      csaf_version: '2.0',
      publisher: { category: 'vendor', contact_details: 'a@grid.example' },
      tracking: { id: 'OG-SA-2024-001', version: '1', status: 'final' },
    });
    const [vendor] = product_tree.branches;
    expect(vendor.branches[0].branches).toEqual([
      {
        category: 'product_version_range',
        name: '<5.4',
        product: { name: 'Link <5.4', product_id: 'CSAFPID-1A' },
      },
      {
        category: 'product_version',
        name: '5.4',
        product: { name: 'Link 5.4', product_id: 'CSAFPID-1F' },
      },
    ]);
    expect(vulnerabilities[0]).toMatchObject({
      product_status: { known_affected: ['CSAFPID-1A'], fixed: ['CSAFPID-1F'] },
      remediations: [{ category: 'vendor_fix', product_ids: ['CSAFPID-1A'] }],
    });
  });

  it('lists each release once, the version being that of the last', () => {
    const { tracking } = read({ ...advisory, revised: '2024-03-11' }).document;
    expect(tracking.version).toBe('2');
    expect(tracking.revision_history).toHaveLength(2);
    expect(tracking.current_release_date).toBe(tracking.revision_history[1].date);
  });

  it('offers a workaround where no version fixes it', () => {
    const open = { ...advisory, affected: [{ product: 'link', versions: 'all' }] };
    const [vulnerability] = read(open).vulnerabilities;
    expect(vulnerability.product_status).toEqual({ known_affected: ['CSAFPID-1A'] });
    expect(vulnerability.remediations[0].category).toBe('mitigation');
  });
});
