import { ConfirmDialog } from '~/components/form/form-dialog';
import type { SolicitudTransferencia } from '~/registry/contract/transferencias-formas';

interface TransferDialogProps {
  solicitud: Pick<SolicitudTransferencia, 'dominio' | 'codigoAutorizacion' | 'nuevoRegistrador'>;
  closeTo: string;
  operacion: string;
}

/** What keeping it means. */
export const RejectDialog = ({ solicitud, closeTo, operacion }: TransferDialogProps) => (
  <ConfirmDialog
    title={`¿Rechazar la transferencia de ${solicitud.dominio}?`}
    closeTo={closeTo}
    intencion="rechazar"
    press="Aceptar"
    pending="Rechazando..."
    hidden={{ solicitud: solicitud.codigoAutorizacion, operacion }}
  >
    <p>El dominio sigue aquí y el código de autorización deja de servir.</p>
    <p>Si más adelante quiere transferirlo, solicite otro código.</p>
  </ConfirmDialog>
);
