import type { Seat, Sighted, ZoneId } from '@bojiste/kernel';
import type { RawSum } from './raw.ts';
import { Tell } from './teller.ts';
import type { Part } from './types.ts';
import { agreed, type Case, czech, czechCount, genderOf, join, label, list, p } from './words.ts';

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
    const [verb, ...rest] = said.split(' ');
    const after = rest.map((word) => ` ${word}`).join('');
    if (this.isYou(seat)) return `${agreed(verb, 'm', true)} jste${tail}${after}`;
    return `${seat < 0 ? 'hra' : this.who(seat)}${tail} ${agreed(verb, seat < 0 ? 'f' : 'm')}${after}`;
  }

  private noun(card: Sighted): string {
    return this.how.noun(this.g.defs[card.def].decl).cs;
  }

  /** A card in a case: what it is, and its name to look at. `whose` says that it is the listener's. */
  card(card: Sighted, at: Case = 'nom', whose = false): Part[] {
    const yours = whose && this.isYou(card.control) ? 'váš' : '';
    if (!this.knows(card)) return [czech('karta|f:žena', at, false, yours)];
    return [`${czech(this.noun(card), at, false, yours)} `, this.link(card, 'cs')];
  }

  /** "s jednotkou X", "se stavbou Y" */
  withCard(card: Sighted): Part[] {
    const named = this.card(card, 'ins');
    return [/^[sz]/i.test(String(named[0])) ? 'se ' : 's ', ...named];
  }

  /** A verb said of a card. */
  past(card: Sighted, participle: string): string {
    return agreed(participle, this.knows(card) ? genderOf(this.noun(card)) : 'f');
  }

  /** "Jednotka X zaútočila" */
  acts(card: Sighted, participle: string, particle = ''): Part[] {
    return p`${this.card(card, 'nom', true)}${particle === '' ? '' : ` ${particle}`} ${this.past(card, participle)}`;
  }

  cards(cards: readonly Sighted[], at: Case): Part[] {
    const known = cards.filter((card) => this.knows(card));
    if (known.length === 0) return [this.count(cards.length, 'karta|f:žena', at)];
    const rest = cards.length - known.length;
    const named = known.map((card) => this.card(card, at));
    return list(rest === 0 ? named : [...named, [this.count(rest, 'karta|f:žena', at)]], ' a ');
  }

  at(zone: ZoneId): string {
    const info = this.g.zones[zone];
    if (info === undefined) return '';
    return this.how.place?.(this.g, zone)?.cs ?? (info.board ? info.name : label(info.decl.text.cs));
  }

  /** A pile in a case. */
  pile(zone: ZoneId, at: Case): string {
    return czech(this.g.zones[zone].decl.text.cs, at);
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
