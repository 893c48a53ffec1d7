import { ClosingBand } from '../../../components/blocks/section';
import { Button, ButtonLink } from '../../../components/ui/button';
import { useFormTarget } from '../../../components/ui/site-context';
import { FormTrap } from '../../../forms/form-trap';
import type { OneLinePage } from '../page';

interface SendBandProps {
  page: OneLinePage;
  /** The id of the form that holds the answers. */
  form: string;
  /** The contact form with the drawing and the inquiry filled in. */
  to: string;
}

/**
 * How to send the drawing to an engineer: the contact form with the drawing above it or, without
 * scripts, fields that send the answers and the address of the drawing.
 */
export function SendBand({ page, form, to }: SendBandProps) {
  const { origin, path } = page;
  const { send } = page.copy;
  const target = useFormTarget();
  return (
    <ClosingBand id="send" title={send.title} lead={send.lead}>
      <div className="row row--stack one-line__scripted">
        <ButtonLink to={to} label={send.label} variant="primary" />
      </div>
      <noscript>
        <div className="form">
          <FormTrap target={target} name="inquiry" id={`${form}-fax`} form={form} />
          <input type="hidden" name="topic" value={send.topic} form={form} />
          <input type="hidden" name="drawing" value={origin + path} form={form} />
          {(['name', 'email'] as const).map((name) => (
            <label key={name} className="field">
              <span>{send[name]}</span>
              <input
                className="input"
                name={name}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete={name}
                required
                form={form}
              />
            </label>
          ))}
          <label className="field">
            <span>{send.remark}</span>
            <textarea className="input" name="message" rows={4} required form={form} />
          </label>
          <Button variant="primary" label={send.label} form={form} />
        </div>
      </noscript>
    </ClosingBand>
  );
}
