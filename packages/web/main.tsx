import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Home } from './page/home.tsx';
import './page/style.css';

const language = navigator.language.startsWith('cs') ? 'cs' : 'en';
document.documentElement.lang = language;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Home language={language} />
  </StrictMode>,
);
