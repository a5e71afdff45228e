/** What this computer is called in the network of the tests, and the switch by which their browsers know it. */
export const NAME_IN_NETWORK = 'the-gms-computer.test'
export const KNOWS_NETWORK = `--host-resolver-rules=MAP ${NAME_IN_NETWORK} 127.0.0.1`
