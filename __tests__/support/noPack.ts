/** Stands where the bundler would put the guest pack's number. */
module.exports = 1;
