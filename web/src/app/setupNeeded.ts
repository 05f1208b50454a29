import { SetupNeededDocument } from './gql/graphql.ts';
import { sendOperation } from './sendOperation.ts';

/** Whether there is no merchant yet; also false if the server cannot be reached. */
export async function isSetupNeeded(): Promise<boolean> {
  try {
    return (await sendOperation(SetupNeededDocument, {})).data.setup.needed;
  } catch {
    return false;
  }
}
