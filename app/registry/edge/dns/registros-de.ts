import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import type { Registro } from '../../dns/registro';
import { registroDTO } from './present';
import { type Guardado, pageRegistros, registrosEn } from './zona-store';

const prioridad = ({ contenido }: Registro): number => Number(contenido.split(' ')[0]);

/** A part of the records of a zone; web and mail are those of the name itself (spec 2, basic DNS config). */
export async function registrosDe(
  connection: Connection,
  dominio: Pick<Dominio, 'id' | 'nombre'>,
  parte: Parameters<typeof pageRegistros>[2],
) {
  const { id, nombre } = dominio;
  const pagina = await pageRegistros(connection, dominio, parte);
  const isWhole = parte.desde === 0 && parte.texto === '' && pagina.length < parte.cantidad;
  const propios = isWhole
    ? pagina.filter((registro) => registro.nombre === nombre)
    : await registrosEn(connection, id, [nombre]);
  const uno = (registro: Guardado | undefined) => (registro ? registroDTO(registro, nombre) : null);
  const correos = propios.filter(({ tipo }) => tipo === 'MX').sort((a, b) => prioridad(a) - prioridad(b));
  return {
    registros: pagina.map((registro) => registroDTO(registro, nombre)),
    registroWeb: uno(propios.find(({ tipo }) => tipo === 'A') ?? propios.find(({ tipo }) => tipo === 'AAAA')),
    registroMail: uno(correos[0]),
  };
}
