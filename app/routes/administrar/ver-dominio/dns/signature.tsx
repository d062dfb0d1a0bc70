import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import { keyed } from '~/components/keyed';
import { count } from '~/format';
import type { Info } from '../domain.server';
import { nameOf } from '../name-of';
import type { Dns } from './dns.server';

interface SignatureProps extends Pick<Dns, 'estado' | 'firma' | 'firmar'> {
  info: Info;
}

/** DNSSEC in a sentence, and the one thing to do about it. */
export function Signature({ info, estado, firma, firmar }: SignatureProps) {
  const nombre = nameOf(info);
  const { alojado, dnssec } = estado;
  const may = alojado ? !info.motivos?.editarRegistros && dnssec.puedeFirmar : !info.motivos?.delegar;
  return (
    <>
      <h3 id="dnssec">Firma (DNSSEC)</h3>
      {firma && <p>{firma}</p>}
      {dnssec.ds.length > 0 && (
        <details className="more">
          <summary>{count(dnssec.ds.length, 'clave', 'claves')} en la zona superior (DS)</summary>
          <ul>
            {keyed(dnssec.ds, ({ linea }) => linea).map(([key, { linea, etiqueta, algoritmo, digest }]) => (
              <li key={key}>
                Clave {etiqueta}, {algoritmo}, {digest}: <code>{linea}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
      {!firma && <a href="#avisos">Ver el aviso</a>}
      {may && (
        <p className="act">
          <Link to={address.dnsDe(alojado ? 'firmar' : 'claves', nombre)} preventScrollReset>
            {firmar}
          </Link>
        </p>
      )}
    </>
  );
}
