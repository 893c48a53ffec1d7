import standard from '../../drawings/elevation.svg?url';
import { Picture, type PictureProps } from '../ui/picture.tsx';

interface ElevationProps extends Pick<PictureProps, 'decorative' | 'first'> {
  /** The market's own picture, if it has one. */
  picture: PictureProps['picture'] | undefined;
}

/** A generic building on the cable, for markets without a drawing of their own. */
const STANDARD = { src: standard, alt: '', width: 360, height: 300, drawing: true };

/** The elevation of a market above its cable. */
export function Elevation({ picture = STANDARD, decorative, first }: ElevationProps) {
  return (
    <Picture
      picture={picture}
      className="elevation"
      decorative={decorative || picture === STANDARD}
      first={first}
    />
  );
}
