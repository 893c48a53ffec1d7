import type { ComponentProps, ReactNode } from 'react';
import { FactRows } from '../../components/blocks/fact-rows.tsx';

interface FactPlateProps extends ComponentProps<typeof FactRows> {
  title: string;
  /** Shown beside the title. */
  beside?: ReactNode;
  /** Where the plate is on its page. */
  className?: string;
}

/** Facts under a title, on a plate riveted to the page. */
export function FactPlate({ title, beside, className = '', rows }: FactPlateProps) {
  return (
    <div className={`nameplate wired ${className}`}>
      <table className="mono">
        <caption className="nameplate__head">
          {beside}
          <b className="name">{title}</b>
        </caption>
        <FactRows rows={rows} />
      </table>
    </div>
  );
}
