import * as address from '~/addresses';
import { count } from '~/format';
import type { Cola } from '~/registry/domain/consultas';

interface WaitingProps {
  mias: number;
  libres: number;
  vencidas: number;
  /** So many, or more: beyond it nobody counted. */
  hasta: number;
}

/** How many questions wait for the registry, on the first page of the desk. */
export function Waiting({ mias, libres, vencidas, hasta }: WaitingProps) {
  const said = (n: number): string =>
    n < hasta ? count(n, 'consulta', 'consultas') : `${hasta} consultas o más`;
  const lines: [cola: Cola, words: string][] = [
    ['mias', `${said(mias)} que usted atiende`],
    ['libres', `${said(libres)} sin nadie que las atienda`],
    ['todas', `${said(vencidas)} con la respuesta atrasada`],
  ];
  return (
    <section aria-labelledby="esperan">
      <h2 id="esperan">Esperan respuesta</h2>
      <ul>
        {lines.map(([cola, words]) => (
          <li key={cola}>
            <a href={address.consultas(cola)}>{words}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
