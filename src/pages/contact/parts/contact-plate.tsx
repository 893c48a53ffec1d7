import { toPhoneLink } from '#base/text';
import { FactRows } from '../../../components/blocks/fact-rows';
import { useSite } from '../../../components/ui/site-context';
import { SiteLink } from '../../../components/ui/site-link';

/** How to reach us, on a plate riveted to the page. */
export function ContactPlate({ title }: { title: string }) {
  const { contact } = useSite();
  const { phone, email, address, hours, labels } = contact;
  const rows = [
    { label: labels.phone, value: <SiteLink to={toPhoneLink(phone)}>{phone}</SiteLink> },
    { label: labels.email, value: <SiteLink to={`mailto:${email}`}>{email}</SiteLink> },
    { label: labels.address, value: address },
    { label: labels.hours, value: hours },
  ];
  return (
    <div className="nameplate">
      <table>
        <caption className="nameplate__head">
          <b>{title}</b>
        </caption>
        <FactRows rows={rows} />
      </table>
    </div>
  );
}
