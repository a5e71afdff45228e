import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE = '160M'

/**
 * A disk that is a file: what programs have written and no one has asked to be on disk is in the memory of the system, and not in the
 * file. A copy of the file is therefore what a power cut leaves behind, and the file system mends itself when it is mounted, as after one.
 */
export class ImageOfADisk {
  readonly #folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'fray-disk-'))
  readonly #image = join(this.#folder, 'disk')
  /** Where it is mounted. */
  readonly root = join(this.#folder, 'mounted')

  /** Why there is none on this machine; undefined: there is. */
  static whyNot(): string | undefined {
    if (process.getuid?.() !== 0) return 'a file can be mounted as a disk by root alone'
    return existsSync('/dev/loop-control') ? undefined : 'this system has no loop devices'
  }

  constructor() {
    mkdirSync(this.root)
    run('truncate', '-s', SIZE, this.#image)
    run('mkfs.ext4', '-q', this.#image)
    this.#mount()
  }

  /** Everything is on disk, as when the machine is left alone for a while. */
  rest(): void {
    run('sync', '-f', this.root)
  }

  /** The power fails: `stop` ends those who write, after what is on disk was put aside. Then it is there again. */
  async cut(stop: () => Promise<void>): Promise<void> {
    const left = `${this.#image} as it was left`
    // The system writes on its own as well: a copy during which it did is of no one moment.
    do copyFileSync(this.#image, left)
    while (!isSame(this.#image, left))
    await stop()
    run('umount', this.root)
    run('mv', left, this.#image)
    this.#mount()
  }

  dispose(): void {
    run('umount', this.root)
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #mount(): void {
    run('mount', '-o', 'loop', this.#image, this.root)
  }
}

function isSame(one: string, other: string): boolean {
  return spawnSync('cmp', ['-s', one, other]).status === 0
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
