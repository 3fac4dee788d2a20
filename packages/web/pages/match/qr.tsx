import { encode } from 'uqr';
import { peopleWords } from '../../texts/people.ts';
import { useWords } from '../../texts/use.ts';

/** The link for whoever sits across the room with a phone. Dark on white in every theme: cameras want it so. */
export function QrCode({ address }: { address: string }) {
  const say = useWords(peopleWords);
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <details className="qr">
      <summary>{say('qr')}</summary>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say('qr')} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="quiet">{say('qrAbout')}</p>
    </details>
  );
}
