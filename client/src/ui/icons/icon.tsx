import type { ComponentPropsWithoutRef } from 'react';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'stroke'> {
  /** In pixels. */
  size?: number;
  /** How wide a line is, where the icon is 24 wide. */
  stroke?: number;
}

const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24' };

/** @param paths `d` of the SVG's paths, which are drawn as lines */
export function outlineIcon(...paths: string[]) {
  return ({ size = 24, stroke = 2, ...rest }: IconProps) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the component that shows an icon hides it or labels it.
    <svg
      {...frame}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

/** @param path `d` of the SVG's only path, which is drawn as a surface */
export function filledIcon(path: string) {
  return ({ size = 24, ...rest }: Omit<IconProps, 'stroke'>) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the component that shows an icon hides it or labels it.
    <svg {...frame} width={size} height={size} fill="currentColor" {...rest}>
      <path d={path} />
    </svg>
  );
}
