import { Link } from '@remix-run/react';
import { DateText } from '~/components/date-text';
import { Tag } from '~/components/tag';
import { DomainState } from '../domain-state';
import type { Deeds } from './deeds.server';
import type { Info } from './domain.server';

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
        {notes.flatMap(({ mark, tono, words, more, href, link, all }) => [
          <p key={words}>
            <Tag tono={tono}>{mark}</Tag> {words} {link && <a href={href}>{link}</a>}
            {all && ' · '}
            {all && <a href={all.href}>{all.words}</a>}
          </p>,
          more && (
            <details key={href + words} open={more.open}>
              <summary>{more.summary}</summary>
              <ul>
                {more.facts.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </details>
          ),
        ])}
        {notesFirst && state}
        {forward.length > 0 && (
          <div>
            {forward.map(({ href, words, kind }) => (
              <Link key={href} className={`button ${kind}`} to={href} preventScrollReset>
                {words}
              </Link>
            ))}
          </div>
        )}
      </section>
      {renew && (
        <Link className="button second" to={renew} preventScrollReset>
          Renovar
        </Link>
      )}
    </div>
  );
}
