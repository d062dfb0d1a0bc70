import { alcanceDe, quienesPueden } from '../../domain/acciones';

/** What differs between versions of the terms. */
interface Partes {
  contactos: string;
  plazo: string;
  transferencias: string;
}

const terminos = (partes: Partes): string => `
<p>Lea estas condiciones antes de registrar un nombre. Al aceptarlas, usted acepta que rijan cada nombre de dominio
que registre, renueve o reciba por transferencia a través de este portal.</p>
<h2>1. Qué se registra</h2>
<p>El registro de un nombre terminado en <strong>.uy</strong> o <strong>.com.uy</strong> da a su titular el derecho a
usarlo en Internet durante el plazo contratado. No otorga la propiedad del nombre ni derechos de marca.</p>
<p>Los nombres se asignan por orden de llegada. El registro mantiene una lista de nombres reservados que no pueden
registrarse.</p>
<h2>2. Titular y contactos</h2>
<p>El <strong>titular</strong> es el responsable legal del nombre. Puede designar tres contactos:</p>
${partes.contactos}
<p>Quien actúa por un contacto lo hace en nombre del titular. El titular debe dar datos verdaderos, completos y
vigentes, y corregirlos dentro de los treinta días de cualquier cambio. Los datos falsos son causa de cancelación.</p>
<h2>3. Plazo y renovación</h2>
${partes.plazo}
<h2>4. Precio y pago</h2>
<p>Los precios se muestran antes de confirmar cada compra, en pesos uruguayos y con IVA incluido. El importe se debita
de la cuenta de telefonía fija o de datos que usted elija y figura en la factura del período siguiente. La cuenta debe
estar activa y sin deuda.</p>
<p>Una compra confirmada no se revierte, salvo los casos que prevé la ley de relaciones de consumo.</p>
<h2>5. Uso del nombre</h2>
<p>El titular se obliga a no usar el nombre para:</p>
<ol>
<li>suplantar a otra persona u organización o inducir a confusión sobre quién ofrece un servicio;</li>
<li>distribuir programas dañinos, obtener datos con engaño o enviar correo no solicitado;</li>
<li>cualquier actividad contraria a la ley.</li>
</ol>
<p>El registro puede suspender un nombre por orden de autoridad competente, o cuando pone en riesgo la seguridad del
sistema de nombres de dominio, y lo comunica al titular y al contacto administrativo.</p>
<h2>6. Conflictos sobre un nombre</h2>
<p>Quien considere que un nombre afecta un derecho suyo puede reclamar ante la Justicia o ante el centro de arbitraje
que corresponda. Mientras dure el reclamo el nombre no puede transferirse ni eliminarse.</p>
<h2>7. Transferencias</h2>
${partes.transferencias}
<h2>8. Datos personales y consulta pública</h2>
<p>Los datos que usted marca como públicos (nombre, dirección, teléfono y correo público de los contactos) se muestran a
quien consulte el nombre por whois. El correo para notificaciones no se publica. Usted puede pedir el acceso, la
rectificación o la supresión de sus datos según la Ley N.º 18.331.</p>
<h2>9. Comunicaciones</h2>
<p>Los avisos se envían al correo para notificaciones y quedan en <em>Mis mensajes</em>. Es responsabilidad del titular
mantener vigente ese correo.</p>
<h2>10. Responsabilidad</h2>
<p>El registro responde por el funcionamiento de sus propios servidores de nombres y de este portal. No responde por el
contenido que se publica con un nombre ni por los servicios de terceros.</p>
<h2>11. Cambios de estas condiciones</h2>
<p>Cada versión tiene fecha y se conserva. Cuando una nueva entra en vigencia se le pedirá que la acepte la próxima vez
que ingrese. Guardamos qué versión aceptó y cuándo.</p>
<h2>12. Ley aplicable</h2>
<p>Rigen las leyes de la República Oriental del Uruguay y son competentes sus tribunales.</p>`;

const VERSION_1 = `
<h2>1. Objeto</h2>
<p>Estas condiciones regulan el registro de nombres de dominio terminados en <strong>.uy</strong> y
<strong>.com.uy</strong> a través de este portal.</p>
<h2>2. Registro</h2>
<p>El registro se otorga por un año a quien primero lo solicita y paga, y puede renovarse por períodos iguales.</p>
<h2>3. Datos</h2>
<p>El titular declara que los datos que proporciona son verdaderos y se obliga a mantenerlos al día.</p>
<h2>4. Pago</h2>
<p>El importe se debita de la cuenta de telefonía fija o de datos que el titular indica.</p>`;

const PARTES_2: Partes = {
  contactos: `<ul>
<li><strong>Administrativo</strong>: gestiona el nombre, salvo eliminarlo.</li>
<li><strong>Técnico</strong>: configura los servidores de nombres y los registros.</li>
<li><strong>Financiero</strong>: se ocupa de los pagos y las facturas.</li>
</ul>`,
  plazo: `<p>El registro dura <strong>un año</strong> y se renueva automáticamente por otro, salvo que se cancele antes de la
fecha de renovación. Si al vencer no tiene una forma de pago asociada, el nombre queda vencido durante treinta días,
en los que todavía puede renovarse, y luego eliminado durante otros treinta, en los que puede recuperarse. Después
queda libre para cualquier persona.</p>`,
  transferencias: `<p>El titular puede transferir el nombre a otra persona y pasarlo a otro registrador o traerlo a este. El traslado entre
registradores exige que el nombre haya estado sesenta días o más con el registrador anterior y que no se haya
trasladado en los últimos sesenta días corridos, y debe confirmarse dentro de los diez días.</p>`,
};

const TRASLADOS = `
<p>También puede pasarlo a otro registrador o traerlo a este. El traslado entre registradores exige que el nombre haya
estado sesenta días o más con el registrador anterior y que no se haya trasladado en los últimos sesenta días corridos, y
debe confirmarse dentro de los diez días. Puede pedir el código ${quienesPueden('codigoTransferencia')}; puede aprobar que
el nombre se vaya ${quienesPueden('aprobarTransferencia')}, y rechazarlo ${quienesPueden('rechazarTransferencia')}.</p>`;

/** Who may do what by the table of permissions; registrar transfers only where there are any. */
const partes3 = (conTraslados: boolean): Partes => ({
  contactos: `<ul>
<li><strong>Administrativo</strong>: puede ${alcanceDe('administrador', conTraslados)}.</li>
<li><strong>Técnico</strong>: configura los servidores de nombres y los registros. Puede ${alcanceDe('tecnico', conTraslados)}.</li>
<li><strong>Financiero</strong>: se ocupa de los pagos y las facturas. Puede ${alcanceDe('financiero', conTraslados)}.</li>
</ul>`,
  plazo: `<p>El registro dura <strong>un año</strong> y el día del vencimiento se renueva automáticamente por otro, si tiene una forma de
pago asociada y antes de ese día no se desactivó la renovación automática. Si no se renueva, desde el día siguiente queda
vencido durante treinta días, en los que todavía puede renovarse, y luego eliminado durante otros treinta, en los que
puede recuperarlo ${quienesPueden('recuperar')}. Después queda libre para cualquier persona.</p>`,
  transferencias: `<p>El titular puede transferir el nombre a otra persona.</p>${conTraslados ? TRASLADOS : ''}`,
});

/**
 * The terms that an installation begins with, one entry a version; the next ones are written at the desk. A published version is never edited. What an
 * installation says of registrar transfers is decided when a version is published there.
 */
export const versionesDeTerminos = (conTraslados: boolean) => [
  { version: 1, vigente_desde: '2024-03-01T03:00:00.000Z', contenido: VERSION_1 },
  { version: 2, vigente_desde: '2026-02-01T03:00:00.000Z', contenido: terminos(PARTES_2) },
  { version: 3, vigente_desde: '2026-11-08T03:00:00.000Z', contenido: terminos(partes3(conTraslados)) },
];
