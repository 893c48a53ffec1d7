import { TitleBlock } from '../../../components/blocks/section.tsx';
import { FolderButton } from '../../../features/folder/lazy-folder-button.tsx';
import { Nameplate } from '../../../features/products/product-details.tsx';
import type { ProductPage } from '../page.ts';
import { RoomDrawing } from './room-drawing.tsx';

/** Where a product fits: its nameplate beside its outline to scale. */
export function FitsSection({ page: { product, terms, fits, copy } }: { page: ProductPage }) {
  return (
    <section className="section section--tint fits-section" id="fits" aria-labelledby="ui:fits">
      <div className="wrap">
        <TitleBlock id="ui:fits" heading={fits.heading} />
        <div className="split fits">
          <section id="ratings" aria-label={copy.ratings}>
            <Nameplate product={product} terms={terms} />
          </section>
          <figure className="fits__figure">
            <div className="plate plate--ticks wired fits__plate">
              <RoomDrawing room={fits.room} picture={fits.picture} />
            </div>
            <figcaption>
              <span className="mono">{fits.note}</span>
              <ul className="fits__files print:hidden">
                {fits.files.map(({ label, item, ...link }) => (
                  <li key={label}>
                    <a className="mono" {...link}>
                      {label}
                    </a>
                    <FolderButton items={[item]} subject={label} />
                  </li>
                ))}
              </ul>
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
