import signs from './icons/signs.json?icons';

/** A drawing of the free icon set; decoration unless it has a label. */
export function Icon({ path, label, className }: { path: string | undefined; label?: string; className?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is decoration, or its label says what it is
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 512 512"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} />
    </svg>
  );
}

/** A sign that means the same in every place: melee, damage, boost, skull ... */
export function Sign({ name, label, className }: { name: string; label?: string; className?: string }) {
  return (
    <Icon path={signs[name]} {...(label !== undefined && { label })} {...(className !== undefined && { className })} />
  );
}
