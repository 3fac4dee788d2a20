import type { Seat, Sighted, ZoneId } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { formOf, type Proper } from './proper.ts';
import type { RawSum } from './raw.ts';
import { Tell } from './teller.ts';
import type { Part } from './types.ts';
import { agreed, type Case, czech, czechCount, genderOf, join, label, list, p, plainParts, yours } from './words.ts';

/** Czech for one listener. */
export class CzechTell extends Tell {
  /** Soupeř, Hráč Petra, Boss; the listener himself is vy. */
  who(seat: Seat, at: Case = 'nom'): string {
    if (this.isYou(seat)) return { nom: 'vy', gen: 'vás', dat: 'vám', acc: 'vás', loc: 'vás', ins: 'vámi' }[at];
    const called = this.to.called[seat];
    if (called != null) return called.cs;
    const name = this.to.names[seat] ?? '';
    if (name !== '') return `${czech('hráč|m:muž', at)} ${name}`;
    if (this.watches) return `${czech('hráč|m:muž', at)} ${seat + 1}`;
    const number = this.foeNumber(seat);
    return `${czech(this.how.foe.cs, at)}${number === 0 ? '' : ` ${number}`}`;
  }

  /** Vyvolali jste, Soupeř vyvolal; with `si` or `se` where the verb has it. What follows the verb stays: vložil do hry. */
  did(seat: Seat, said: string, particle = ''): string {
    const tail = particle === '' ? '' : ` ${particle}`;
    const [verb = '', ...rest] = said.split(' ');
    const after = rest.map((word) => ` ${word}`).join('');
    if (this.isYou(seat)) return `${agreed(verb, 'm', true)} jste${tail}${after}`;
    return `${seat < 0 ? 'hra' : this.who(seat)}${tail} ${agreed(verb, seat < 0 ? 'f' : 'm')}${after}`;
  }

  private noun(card: Sighted): string {
    return this.how.noun(sure(this.g.defs[card.def]).decl).cs;
  }

  /** Its name with its grammar, where it declines. */
  private proper(card: Sighted): Proper | undefined {
    const { decl } = sure(this.g.defs[card.def]);
    return this.how.names?.get((this.how.short?.(decl) ?? decl.names).cs);
  }

  /** The name alone in a case, to look at. */
  private named(card: Sighted, proper: Proper, at: Case): Part {
    return { card: sure(this.g.defs[card.def]).decl.key, name: formOf(proper, at) };
  }

  /**
   * A card in a case: its name where it declines, else what it is and its name. `whose` says that it is the listener's;
   * `by` is who does something with it in the same clause.
   */
  card(card: Sighted, at: Case = 'nom', whose = false, by: Seat = -1): Part[] {
    const mine = whose && this.isYou(card.control) ? (this.isYou(by) ? 'svůj' : 'váš') : '';
    if (!this.knows(card)) return [czech('karta|f:žena', at, false, mine)];
    const proper = this.proper(card);
    if (proper === undefined) return [`${czech(this.noun(card), at, false, mine)} `, this.link(card, 'cs')];
    const { gender, plural } = proper;
    return [...(mine === '' ? [] : [`${yours(mine, gender, plural, at)} `]), this.named(card, proper, at)];
  }

  /** "s jednotkou X", "se Svarou" */
  withCard(card: Sighted): Part[] {
    const named = this.card(card, 'ins');
    return [/^[szšž]/i.test(plainParts(named)) ? 'se ' : 's ', ...named];
  }

  /** "v Maskéra", "ve Vlče" */
  intoCard(card: Sighted): Part[] {
    const named = this.card(card, 'acc');
    return [/^([vf]|[szšž][^aeiouyáéíóúůýě])/i.test(plainParts(named)) ? 've ' : 'v ', ...named];
  }

  /** "z jednotky X", "ze Svary" */
  fromCard(card: Sighted): Part[] {
    const named = this.card(card, 'gen');
    return [/^[szšž]/i.test(plainParts(named)) ? 'ze ' : 'z ', ...named];
  }

  /** "k bojovníkovi X", "ke svému bojovníkovi X" */
  toCard(card: Sighted, by: Seat): Part[] {
    const named = this.card(card, 'dat', true, by);
    return [/^([kszšž]|v[^aeiouyáéíóúůýě])/i.test(plainParts(named)) ? 'ke ' : 'k ', ...named];
  }

  /** A verb said of a card; what follows it stays: odstraněn ze hry. */
  past(card: Sighted, said: string): string {
    const [participle = '', ...rest] = said.split(' ');
    const proper = this.knows(card) ? this.proper(card) : undefined;
    const gender = proper?.gender ?? (this.knows(card) ? genderOf(this.noun(card)) : 'f');
    return [agreed(participle, gender, proper?.plural), ...rest].join(' ');
  }

  /** "Nemrtví lučištníci zaútočili", "Karta X byla" */
  acts(card: Sighted, participle: string, particle = ''): Part[] {
    return p`${this.card(card, 'nom', true)}${particle === '' ? '' : ` ${particle}`} ${this.past(card, participle)}`;
  }

  /** What several do: with a man or with what is only counted among them, pracovali; women alone, pracovaly. */
  together(cards: readonly Sighted[], said: string): string {
    if (cards.length === 1) return this.past(sure(cards[0]), said);
    if (!cards.every((card) => this.knows(card))) return agreed(said, 'n');
    const genders = cards.map((card) => this.proper(card)?.gender ?? genderOf(this.noun(card)));
    const gender = genders.includes('m') ? 'm' : genders.every((one) => one === 'n') ? 'n' : 'f';
    return agreed(said, gender, true);
  }

  cards(cards: readonly Sighted[], at: Case): Part[] {
    const known = cards.filter((card) => this.knows(card));
    if (known.length === 0) return [this.count(cards.length, 'karta|f:žena', at)];
    const rest = cards.length - known.length;
    const named = this.byNoun(known).flatMap((same) => {
      if (this.proper(sure(same[0])) !== undefined) return this.counted(same, at);
      if (same.length === 1) return [this.card(sure(same[0]), at)];
      return [p`${czech(this.noun(sure(same[0])), at, true)} ${list(this.counted(same, at), ' a ')}`];
    });
    return list(rest === 0 ? named : [...named, [this.count(rest, 'karta|f:žena', at)]], ' a ');
  }

  /** Names alone, one that comes several times counted. */
  private counted(cards: readonly Sighted[], at: Case): Part[][] {
    return this.same(cards).map((one) => {
      const proper = this.proper(sure(one[0]));
      const name = proper === undefined ? this.link(sure(one[0]), 'cs') : this.named(sure(one[0]), proper, at);
      return [...(one.length === 1 ? [] : [`${one.length}× `]), name];
    });
  }

  /** Names that decline by themselves; the others after what they are, which is said once: postavy A, B a C. */
  private byNoun(cards: readonly Sighted[]): Sighted[][] {
    const groups = new Map<string, Sighted[]>();
    for (const card of cards) {
      const noun = this.proper(card) === undefined ? this.noun(card) : '';
      groups.set(noun, [...(groups.get(noun) ?? []), card]);
    }
    return [...groups].sort(([a], [b]) => Number(a !== '') - Number(b !== '')).map(([, same]) => same);
  }

  /** Only the name, where it was just said what it is. */
  bare(card: Sighted): Part[] {
    return [this.knows(card) ? this.link(card, 'cs') : 'karta'];
  }

  at(zone: ZoneId): string {
    const info = this.g.zones[zone];
    if (info === undefined) return '';
    return this.how.place?.(this.g, zone)?.cs ?? (info.board ? info.name : label(info.decl.text.cs));
  }

  /** A pile in a case. */
  pile(zone: ZoneId, at: Case): string {
    return czech(sure(this.g.zones[zone]).decl.text.cs, at);
  }

  count(n: number, noun: string, at: Case = 'acc'): string {
    return czechCount(n, noun, at);
  }

  /** 4 + 2 (Mocný úder) = 6 */
  sum({ base, terms, total, set }: RawSum): Part[] {
    if (terms.length === 0 || set) return [`${total}`];
    const told = terms.map(({ card, n }): Part[] => {
      const from = card === null || !this.knows(card) ? [] : [' (', this.link(card, 'cs'), ')'];
      return join([n < 0 ? ` − ${-n}` : ` + ${n}`, from]);
    });
    return join([`${base}`, ...told, ` = ${total}`]);
  }
}
