#!/bin/bash
# A machine under systemd, beside this one: the files of this one with its own changes over them, its own processes, its own
# network with nothing but itself. Started by systemd-machine.ts inside of namespaces; $1 a folder, $2 the project, $3 the Node, $4 its name.
set -e
mount --make-rprivate /
mkdir -p "$1/changes" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/changes,workdir=$1/work" "$1/root"
cd "$1/root"
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 run run
mount -t tmpfs tmp tmp
mount -t tmpfs -o mode=755 dev dev
for device in null zero full random urandom tty; do
  touch "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
mkdir dev/shm dev/pts
mount -t tmpfs shm dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 pts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
ip link set lo up
echo "$4" > etc/hostname
hostname "$4"
# What else this system would start is not the subject.
rm -f etc/systemd/system/multi-user.target.wants/*
mkdir -p opt/portal old
mount --bind "$2" opt/portal
[ -x usr/bin/node ] || { touch usr/bin/node && mount --bind "$3" usr/bin/node; }
pivot_root . old
umount -l /old
exec env -i container=lxc PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  /lib/systemd/systemd --system systemd.unit=multi-user.target
