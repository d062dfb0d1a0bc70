import { instantOf, minuteOf, stamp } from '~/base/clock.server';
import { dateTime } from '~/format';
import { cambio, type Op } from '../../cambio/cambio';
import { addDiferencia } from '../../cambio/paso';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { fila } from '../../row-of-id';
import { huellaDeTerminos } from '../../terminos/huella';
import { findVigente } from '../../terminos/store';
import { quedoOtro } from '../contenidos/cual';
import { oficina } from '../implement';
import { leerDesde } from '../momento';
import { motivoDe } from '../motivo';
import { requireSegundaPersona } from '../por-aprobar/pedir';
import { anotarDeTerminos, requireBorrador } from './escribir';
import { findVersion, lockVersiones, updateVersion, type Version } from './store';

const IGUALES =
  'El texto es el mismo que el vigente: nadie tiene nada nuevo que aceptar. Cambie el borrador antes.';

/** What is published, instead of what: from when, as it was typed, and why. */
interface Publicada {
  vigente: Awaited<ReturnType<typeof findVigente>>;
  desde: string;
  motivo: string;
}

/** A version is in force for everybody from then on, and never taken back: two people look at it. */
function pedirSegunda(op: Op, row: Version, { vigente, desde, motivo }: Publicada): void {
  addDiferencia(op, 'Versión vigente', String(row.version), vigente ? String(vigente.version) : '');
  addDiferencia(
    op,
    'Vigente desde',
    desde || 'cuando se apruebe',
    vigente ? dateTime(vigente.vigente_desde) : '',
  );
  addDiferencia(
    op,
    'Huella del texto (SHA-256)',
    huellaDeTerminos(row.contenido),
    vigente ? huellaDeTerminos(vigente.contenido) : '',
  );
  requireSegundaPersona(
    op,
    {
      acto: 'publicarTerminos',
      que: `publicar la versión ${row.version} de los términos`,
      clase: 'contenido',
      sobre: `Términos, versión ${row.version}`,
      clave: `terminos:${row.id}`,
      motivo,
    },
    {},
  );
}

export const publicar = cambio(oficina.terminos.publicar, async (op, input) => {
  const campos = { dia: 'desdeDia', hora: 'desdeHora' };
  const desde = leerDesde({ campos, dia: input.desdeDia, hora: input.desdeHora }, op.now);
  const motivo = motivoDe(input.motivo);
  const row = await requireBorrador(op, input, quedoOtro);
  const vigente = await findVigente(op.trx, stamp(op.now));
  if (vigente?.contenido === row.contenido) throw new Rechazo('ESTADO', IGUALES);
  pedirSegunda(op, row, { vigente, desde: `${input.desdeDia} ${input.desdeHora}`.trim(), motivo });
  const isNow = desde === minuteOf(op.now);
  // never before it was published
  const vigente_desde = isNow ? stamp(op.now) : stamp(instantOf(desde));
  await updateVersion(op.trx, row.id, {
    estado: 'PUBLICADO',
    vigente_desde,
    revision: row.revision + 1,
    hecho_por: op.usuario.id,
    cambiado_en: stamp(op.now),
  });
  const cuando = dateTime(vigente_desde);
  await anotarDeTerminos(op, row, {
    acto: 'Publicó una versión de los términos',
    motivo,
    antes: { estado: 'borrador' },
    despues: { 'vigente desde': cuando, huella: huellaDeTerminos(row.contenido) },
  });
  return {
    mensaje: isNow
      ? `La versión ${row.version} está vigente: desde ahora todas las personas tienen que aceptarla.`
      : `La versión ${row.version} rige desde el ${cuando}: desde entonces todas las personas tienen que aceptarla.`,
  };
});

const RIGE = 'Esta versión ya rige, o rigió: no se retira. Publique otra que la siga.';

export const retirar = cambio(oficina.terminos.retirar, async (op, { id, motivo }) => {
  const razon = motivoDe(motivo);
  await lockVersiones(op.trx);
  const row = await findVersion(op.trx, fila(id));
  if (!row) throw notFound();
  if (row.estado === 'RETIRADO') throw new Rechazo('ESTADO', 'Esta versión ya se había descartado.');
  if (row.estado === 'PUBLICADO' && row.vigente_desde <= stamp(op.now)) throw new Rechazo('ESTADO', RIGE);
  await updateVersion(op.trx, row.id, {
    estado: 'RETIRADO',
    motivo_retiro: razon,
    revision: row.revision + 1,
    hecho_por: op.usuario.id,
    cambiado_en: stamp(op.now),
  });
  await anotarDeTerminos(op, row, {
    acto: 'Descartó una versión de los términos',
    motivo: razon,
    antes: { estado: row.estado === 'BORRADOR' ? 'borrador' : `esperaba el ${dateTime(row.vigente_desde)}` },
    despues: { estado: 'descartada' },
  });
  return { mensaje: `La versión ${row.version} quedó descartada: no va a regir.` };
});
