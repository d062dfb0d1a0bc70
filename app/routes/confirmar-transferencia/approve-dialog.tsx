import * as address from '~/addresses';
import { ConfirmDialog } from '~/components/form/form-dialog';
import type { SolicitudTransferencia } from '~/registry/contract/transferencias-formas';
import { otroRegistrador } from '../transferir-dominio/import-words';

interface TransferDialogProps {
  solicitud: Pick<SolicitudTransferencia, 'dominio' | 'codigoAutorizacion' | 'nuevoRegistrador'>;
  closeTo: string;
  operacion: string;
  /** Its records are served here. */
  alojado: boolean;
}

/** What letting a name go means, before it is done. The form says which request was seen. */
export const ApproveDialog = ({ solicitud, closeTo, operacion, alojado }: TransferDialogProps) => (
  <ConfirmDialog
    title={`¿Aprobar la transferencia de ${solicitud.dominio}?`}
    closeTo={closeTo}
    intencion="aprobar"
    press="Aceptar"
    pending="Aprobando..."
    hidden={{ solicitud: solicitud.codigoAutorizacion, operacion }}
    danger
  >
    <p>
      El dominio pasa ahora mismo a {otroRegistrador(solicitud.nuevoRegistrador)}: deja de administrarse aquí
      y no se puede deshacer.
    </p>
    {alojado && (
      <p>
        Está alojado aquí: su web y su correo dejan de funcionar hasta que{' '}
        {otroRegistrador(solicitud.nuevoRegistrador)} los sirva. Antes,{' '}
        <a href={address.dnsDe('exportar', solicitud.dominio)}>descargue sus registros DNS</a> para dárselos.
      </p>
    )}
    <p>El titular sigue siendo el mismo y el dominio suma un año. Aquí no se cobra nada.</p>
  </ConfirmDialog>
);
