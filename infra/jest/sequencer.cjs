const { default: Sequencer } = require('@jest/test-sequencer');

/** Groups of files first, since short files fill the end of a run better. */
module.exports = class GroupsFirst extends Sequencer {
  sort(tests) {
    const isGroup = ({ path }) => Number(path.includes('/.cache/test-groups/'));
    return super.sort(tests).sort((one, other) => isGroup(other) - isGroup(one));
  }
};
