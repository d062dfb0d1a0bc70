import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import { keyed } from '~/components/keyed';
import type { Info } from '../domain.server';
import { nameOf } from '../name-of';
import type { Dns } from './dns.server';

type Estado = Dns['estado'];

function sentence({ alojado, dnssec: { firmada, puedeFirmar, ds } }: Estado): string {
  if (!alojado)
    return ds.length > 0
      ? 'El dominio está firmado: la zona superior publica sus claves, y quien valida detecta respuestas falsas.'
      : 'El dominio no está firmado. Si sus servidores firman la zona, agregue la clave que publican.';
  if (firmada && ds.length > 0)
    return 'La zona está firmada y la zona superior publica su clave: quien valida detecta respuestas falsas.';
  if (firmada) return 'La zona se está firmando: la clave se publica sola en unos segundos.';
  if (ds.length > 0)
    return 'La firma se está quitando: termina cuando nadie recuerda la clave, en unas dos horas.';
  return puedeFirmar
    ? 'La zona no está firmada. Firmarla no cambia sus registros, y protege a quien visita el dominio de respuestas falsas.'
    : 'La zona no está firmada: de eso se ocupa el servidor que la publica.';
}

/** DNSSEC in a sentence, and the one thing to do about it. */
export function Signature({ info, estado }: { info: Info; estado: Estado }) {
  const nombre = nameOf(info);
  const { alojado, dnssec } = estado;
  const may = alojado ? !info.motivos?.editarRegistros && dnssec.puedeFirmar : !info.motivos?.delegar;
  return (
    <>
      <h3 id="dnssec">Firma (DNSSEC)</h3>
      <p>{sentence(estado)}</p>
      {dnssec.ds.length > 0 && (
        <ul>
          {keyed(dnssec.ds, ({ linea }) => linea).map(([key, { linea, etiqueta, algoritmo, digest }]) => (
            <li key={key}>
              Clave {etiqueta}, {algoritmo}, {digest}: <code>{linea}</code>
            </li>
          ))}
        </ul>
      )}
      {may && (
        <p>
          <Link to={address.dnsDe(alojado ? 'firmar' : 'claves', nombre)} preventScrollReset>
            {alojado ? (dnssec.firmada ? 'Quitar la firma' : 'Firmar la zona') : 'Cambiar las claves (DS)'}
          </Link>
        </p>
      )}
    </>
  );
}
