import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startOffline } from './app/offline.ts';
import { keepProgress } from './learn/sync.ts';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

startOffline().catch(() => {});
keepProgress();
