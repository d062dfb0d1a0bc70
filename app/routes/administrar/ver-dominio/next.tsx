import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { ButtonLink } from '~/components/layout';
import { Tag } from '~/components/tag';
import { DomainState } from '../domain-state';
import type { Deeds } from './deeds.server';
import type { Info } from './domain.server';
import { nameOf } from './name-of';

interface WhatNextProps {
  info: Info;
  deeds: Pick<Deeds, 'next' | 'forward' | 'renew' | 'notes' | 'notesFirst' | 'tone' | 'frozen'>;
}

/** How the name is, what happens to it by itself, by when, and the button that does something about it (screens.md). */
export function WhatNext({
  info,
  deeds: { next, forward, renew, notes, notesFirst, tone, frozen },
}: WhatNextProps) {
  const state = (
    <p>
      <DomainState dominio={info} /> {next?.before}
      {next?.date && <DateText value={next.date} />}
      {next?.after}
    </p>
  );
  return (
    <div className={`banner state ${tone}`}>
      <section aria-label="Estado del dominio">
        {info.congeladoHasta && (
          <p>
            <Tag tono="aviso">Congelado</Tag>{' '}
            <strong>
              hasta el <DateText value={info.congeladoHasta} withTime />.
            </strong>{' '}
            {frozen}
          </p>
        )}
        {!notesFirst && state}
        {notes.flatMap(({ mark, tono, words, facts, href, link }) => [
          <p key={words}>
            <Tag tono={tono}>{mark}</Tag> {words} <a href={href}>{link}</a>
          </p>,
          facts && (
            <ul key={href + words}>
              {facts.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          ),
        ])}
        {notesFirst && state}
        <ForwardButton info={info} forward={forward} />
      </section>
      {renew && (
        <ButtonLink href={renew} kind="second">
          Renovar
        </ButtonLink>
      )}
    </div>
  );
}

/** The strongest button: what moves the name forward now. One that would be refused is not offered. */
function ForwardButton({ info, forward }: { info: Info; forward: Deeds['forward'] }) {
  if (info.esEliminadoBE)
    return <ButtonLink href={address.disponibilidad(nameOf(info))}>Registrar de nuevo</ButtonLink>;
  return forward && <ButtonLink href={forward.href}>{forward.words}</ButtonLink>;
}
