import { Component, type ReactNode } from 'react';
import { frameWords } from '../texts/frame.ts';
import { useWords } from '../texts/use.ts';
import { link } from './router.ts';

interface Props {
  readonly children: ReactNode;
}

/** An error in one page leaves the frame standing and says what is safe. */
export class Boundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <Broken message={this.state.error.message} />;
  }
}

function Broken({ message }: { message: string }) {
  const say = useWords(frameWords);
  return (
    <main className="page" role="alert">
      <h1>{say('broken')}</h1>
      <p>{say('brokenAdvice')}</p>
      <p>
        <code>{message}</code>
      </p>
      <p className="row">
        <button type="button" className="button main" onClick={() => location.reload()}>
          {say('reload')}
        </button>
        <a className="button" href={link('home')}>
          {say('home')}
        </a>
      </p>
    </main>
  );
}
