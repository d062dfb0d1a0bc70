import { ButtonLink } from '~/components/layout';
import { DomainState, toneOf } from '../domain-state';
import type { Info } from './domain.server';
import type { UnfinishedWords } from './unfinished.server';

/** A name whose registration is not done. */
export function Unfinished({ info, words }: { info: Info; words: UnfinishedWords }) {
  const { ask, kind, lead, before, link, after } = words;
  return (
    <div className={`banner state ${toneOf(info)}`}>
      <section aria-label="Estado del dominio">
        <p className="lead">
          <DomainState dominio={info} /> {lead}
        </p>
        <p>{info.mensajeRespuesta}</p>
        <p>
          {before}
          <a className="unbroken" href={link.href}>
            {link.words}
          </a>
          {after}
        </p>
      </section>
      <ButtonLink href={ask.href} kind={kind}>
        {ask.words}
      </ButtonLink>
    </div>
  );
}
