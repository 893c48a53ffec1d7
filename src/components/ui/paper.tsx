import { type ReactNode, useId } from 'react';

interface PaperProps {
  className?: string;
  width: number;
  height: number;
  /** What is drawn. */
  title: string | undefined;
  /** What stands on it, for people who cannot see it. */
  description: string;
  children: ReactNode;
}

/** The sheet of a drawing, as wide as its place; its name and what stands on it are read out. */
export function Paper({ className, width, height, title, description, children }: PaperProps) {
  const id = useId();
  return (
    <svg
      className={className}
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
