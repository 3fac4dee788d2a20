import { useState } from 'react';
import { changeSettings, type Settings, useSettings } from '../../app/settings.ts';
import { settingsWords } from '../../texts/settings.ts';
import { useWords } from '../../texts/use.ts';
import { download } from '../common/files.ts';
import { backupText, restore } from './backup.ts';
import '../common/common.css';
import './settings.css';

const CHOICES = {
  language: ['cs', 'en'],
  cardLanguage: ['same', 'cs', 'en'],
  theme: ['dark', 'light', 'auto'],
  pace: ['slow', 'normal', 'fast', 'off'],
  coach: ['silent', 'adviser', 'teacher'],
  detail: ['brief', 'normal', 'full'],
  reminders: [true, false],
  textTable: [false, true],
  keys: [true, false],
  sound: [false, true],
} as const satisfies { [K in keyof Omit<Settings, 'volume'>]: readonly Settings[K][] };

type Name = keyof typeof CHOICES;
type Word = keyof typeof settingsWords;

const NOTES: Partial<Record<Name, Word>> = {
  pace: 'paceNote',
  coach: 'coachNote',
  reminders: 'remindersNote',
  textTable: 'textTableNote',
};

export default function SettingsPage() {
  const say = useWords(settingsWords);
  return (
    <main className="page settings">
      <h1>{say('title')}</h1>
      <p className="quiet">{say('about')}</p>
      {(Object.keys(CHOICES) as Name[]).map((name) => (
        <Choice key={name} name={name} />
      ))}
      <Data />
    </main>
  );
}

function Choice({ name }: { name: Name }) {
  const say = useWords(settingsWords);
  const settings = useSettings();
  const note = NOTES[name];
  return (
    <fieldset className="panel setting">
      <legend>{say(name)}</legend>
      <div className="row">
        {CHOICES[name].map((value) => (
          <label key={String(value)} className="check">
            <input
              type="radio"
              name={name}
              checked={settings[name] === value}
              onChange={() => changeSettings({ [name]: value })}
            />
            {say(`${name}.${value}` as Word)}
          </label>
        ))}
      </div>
      {note !== undefined && <p className="quiet">{say(note)}</p>}
    </fieldset>
  );
}

function Data() {
  const say = useWords(settingsWords);
  const [told, setTold] = useState('');
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const n = restore(await file.text());
    setTold(n === null ? say('notBackup') : say('restored', { n }));
  };
  return (
    <section className="panel setting">
      <h2>{say('data')}</h2>
      <p>{say('dataAbout')}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => download('bojiste-zaloha.json', backupText(), 'application/json')}
        >
          {say('backup')}
        </button>
        <label className="button">
          {say('restore')}
          <input
            className="hidden"
            type="file"
            accept="application/json,.json"
            onChange={(event) => read(event.target.files?.[0])}
          />
        </label>
      </div>
      <p role="status">{told}</p>
    </section>
  );
}
