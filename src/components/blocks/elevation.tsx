import standard from '../../drawings/elevation.svg?url';
import { Picture, type PictureProps } from '../ui/picture';

interface ElevationProps extends Pick<PictureProps, 'decorative' | 'first'> {
  /** The market's own picture, if it has one. */
  picture: PictureProps['picture'] | undefined;
}

/** A generic building on the cable, for markets without a drawing of their own. */
const STANDARD = { src: standard, alt: '', width: 360, height: 300, drawing: true };

/** The elevation of a market above its cable. */
export function Elevation({ picture, decorative, first }: ElevationProps) {
  const isOwn = picture !== undefined;
  return (
    <Picture
      picture={picture ?? STANDARD}
      className="elevation"
      decorative={decorative || !isOwn}
      first={first}
    />
  );
}
