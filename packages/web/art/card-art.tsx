import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { studio, type Wanted } from './studio.ts';
import './card-art.css';

/**
 * The picture of a card, filling its frame. It is drawn when it first comes into sight; until then its frame shows the
 * colours of the card and the sign given as a child.
 */

const seen = new WeakMap<Element, () => void>();
let watch: IntersectionObserver | null = null;

function observe(element: Element, told: () => void): () => void {
  watch ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        seen.get(target)?.();
        watch?.unobserve(target);
      }
    },
    { rootMargin: '160px' },
  );
  seen.set(element, told);
  watch.observe(element);
  return () => watch?.unobserve(element);
}

interface Props extends Wanted {
  /** Where the picture is cut when the frame is narrower or lower: the head stays in sight. */
  readonly focus?: string;
  readonly children?: ReactNode;
}

export function CardArt({ game, card, size, hero = false, focus, children }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const name = `${game}/${card.key}/${size}`;
  const [visible, setVisible] = useState(studio.url(name) !== null);
  useEffect(() => {
    if (visible || frame.current === null) return;
    return observe(frame.current, () => setVisible(true));
  }, [visible]);
  const subscribe = useCallback(
    (told: () => void) => (visible ? studio.want(name, { game, card, size, hero }, told) : () => {}),
    [visible, name, game, card, size, hero],
  );
  const url = useSyncExternalStore(subscribe, () => studio.url(name));
  const style = focus === undefined ? undefined : ({ '--focus': focus } as CSSProperties);
  return (
    <span className="card-art" ref={frame} style={style} data-drawn={url !== null}>
      {url === null && size === 'grand' && (
        <CardArt game={game} card={card} size="large" {...(focus !== undefined && { focus })} />
      )}
      {url === null ? children : <img src={url} alt="" draggable={false} />}
    </span>
  );
}
