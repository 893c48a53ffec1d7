import { type ReactNode, useId } from 'react';

interface PaperProps {
  className?: string;
  width: number;
  height: number;
  /** The name of the drawing. */
  title: string | undefined;
  /** What it shows, for people who cannot see it. */
  description: string;
  children: ReactNode;
}

/** The sheet of a drawing, as wide as its container; its name and description are read out. */
export function Paper({ className = '', width, height, title, description, children }: PaperProps) {
  const id = useId();
  return (
    <svg
      className={`line-art h-auto w-full ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}
