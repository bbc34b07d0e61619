import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { appUser, certificate, certificateRequest, membership } = schema;

/** Deletes a user; the login becomes free. */
export async function deleteRegisteredUser(tx: Queries, userId: number): Promise<void> {
  await tx.delete(certificateRequest).where(eq(certificateRequest.userId, userId));
  await tx.delete(certificate).where(eq(certificate.userId, userId));
  await tx.delete(membership).where(eq(membership.userId, userId));
  await tx.delete(appUser).where(eq(appUser.id, userId));
}
